export { ChangeDifference, type PicturePair } from "./change-difference.tsx"
export { SentBanners } from "./sent-banners.tsx"
export type { ValueWords } from "./change-value.tsx"
