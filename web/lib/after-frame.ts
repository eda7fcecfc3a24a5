/**
 * Runs once the next frame is on the screen. Its layout is done then: measuring costs nothing, and a press was answered.
 * @returns how to stop it
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
