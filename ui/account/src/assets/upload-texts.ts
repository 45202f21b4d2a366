/** Types of pictures that a library takes. */
export const pictureTypes = ["image/png", "image/jpeg", "image/bmp", "image/x-ms-bmp"]

/** Types of videos that a library takes, and the ends of their names: not every system knows the types. */
export const videoTypes = ["video/mp4", "video/webm", "video/ogg", ".mp4", ".webm", ".ogv"]

/** Where the words of a refused file stand. */
export const refusalKey = (reason: string): string => {
  if (reason.startsWith("creatives.image.")) return reason.replace(".", ":")
  return reason.startsWith("assets:") ? reason : `failures:${reason}`
}
