import { call } from '#web/lib/api.ts'
import { ImageUpload, type ImageUploadProps } from '#web/ui/image-upload.tsx'

/** Uploads the picture of an agent or a category. */
export function PictureUpload(props: Omit<ImageUploadProps, 'upload'>) {
  return <ImageUpload {...props} upload={(form) => call('POST /api/admin/upload-image', { form })} />
}
