/** The renderings kept of every stored picture: posters and photos are 3:4, so 300 means 300 by 400. */
export const IMAGE_WIDTHS = [300, 600] as const
export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/**
 * The address of one rendering of a stored picture.
 * @param id the picture's content hash
 */
export function imagePath(id: string, width: ImageWidth, format: ImageFormat): string {
  return `/api/images/${id}/${width}.${format}`
}

/**
 * The content hash in a stored picture's address.
 * @returns undefined for a picture that is kept elsewhere, which has a single rendering
 */
export function findImageId(url: string): string | undefined {
  return /^\/api\/images\/([0-9a-f]{64})\/\d+\.\w+$/.exec(url)?.[1]
}
