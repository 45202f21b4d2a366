const tall = /[\u0600-\u06ff\u0750-\u077f\u0900-\u0dff\u0e00-\u0eff]/u
const joined = /[\u0590-\u06ff\u0750-\u077f\u0900-\u0dff]/u

/** Vertical metrics of a line in ems; scripts with marks above and below need more. */
export interface LineMetrics {
  readonly ascent: number
  readonly descent: number
  readonly leading: number
}

/** The line metrics of a text, by its script. */
export const metricsOf = (text: string, leading: number): LineMetrics =>
  tall.test(text)
    ? { ascent: 0.96, descent: 0.36, leading: Math.max(leading * 1.16, 1.32) }
    : { ascent: 0.78, descent: 0.24, leading }

/** Whether a text may have letter-spacing, which would break joined scripts. */
export const mayTrack = (text: string): boolean => !joined.test(text)
