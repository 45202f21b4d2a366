/** WCAG 2.2 AA: the minimum contrast of text. */
export const textContrast = 4.5

/** WCAG 2.2 AA: the minimum contrast of bold text of at least 24 px and of control edges. */
export const largeContrast = 3

/** Converts an sRGB channel, 0 to 1, to linear light. */
export const linearLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** WCAG relative luminance, 0 to 1, from channels in linear light. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG contrast of two luminances, 1 to 21, in either order. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
