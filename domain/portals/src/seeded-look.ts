import type { PortalTheme } from "./theme.ts"

/** A look that ships with the product: its theme, and its logo and square mark as inline SVG in `currentColor` and theme variables. */
export interface SeededLook {
  readonly key:
    | "marquee"
    | "highstreet"
    | "parcelwise"
    | "studionoir"
    | "stallmark"
    | "brightside"
    | "tidewater"
    | "inkwell"
    | "reelhouse"
  readonly theme: PortalTheme
  readonly logoSvg: string
  readonly markSvg: string
}

/** A logo with its name, of this width and 40 high. */
export const wordmark = (width: number, label: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" height="40" role="img" aria-label="${label}">${drawing}</svg>`

/** A logo's drawing as a square mark. */
export const square = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 40 40">${drawing}</svg>`
