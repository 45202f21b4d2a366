/** Types of pictures that a library takes. */
export const pictureTypes = ["image/png", "image/jpeg", "image/bmp", "image/x-ms-bmp"]

/** Where the words of a refused file stand. */
export const refusalKey = (reason: string): string => {
  if (reason.startsWith("creatives.image.")) return reason.replace(".", ":")
  return reason.startsWith("assets:") ? reason : `failures:${reason}`
}
