const tall = /[\u0600-\u06ff\u0750-\u077f\u0900-\u0dff\u0e00-\u0eff]/u
const joined = /[\u0590-\u06ff\u0750-\u077f\u0900-\u0dff]/u

/** Vertical measures of a line in ems; scripts with marks above and below need more. */
export interface LineMetrics {
  readonly ascent: number
  readonly descent: number
  readonly leading: number
}

/** The measures of a line of this text, by its script. */
export const metricsOf = (text: string, leading: number): LineMetrics =>
  tall.test(text)
    ? { ascent: 0.96, descent: 0.36, leading: Math.max(leading * 1.16, 1.32) }
    : { ascent: 0.78, descent: 0.24, leading }

/** Letter-spacing would tear joined scripts apart. */
export const mayTrack = (text: string): boolean => !joined.test(text)
