/** A picture of one red pixel, as the scenarios want one. */
export const redPixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="

/** A sound without a sample. */
export const emptySound = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA="

export const text = (words: string) => ({ type: "text" as const, text: words })
export const picture = { type: "image" as const, data: redPixel, mimeType: "image/png" }
