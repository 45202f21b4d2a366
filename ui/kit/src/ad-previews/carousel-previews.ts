export { CarouselFeedPreview, type CarouselFeedPreviewProps } from "./carousel-feed-preview.tsx"
export { CarouselStoryPreview, type CarouselStoryPreviewProps } from "./carousel-story-preview.tsx"
export type { CarouselLabels, CarouselPage } from "./carousel-page.ts"
