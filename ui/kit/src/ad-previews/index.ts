export { BannerPreview, type BannerPreviewProps } from "./banner-preview.tsx"
export { SearchResultPreview, type SearchResultPreviewProps } from "./search-result-preview.tsx"
export { type AdMedia, SocialFeedPreview, type SocialFeedPreviewProps } from "./social-feed-preview.tsx"
export { StoryPreview, type StoryPreviewProps } from "./story-preview.tsx"
