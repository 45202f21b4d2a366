export { DraftSessions } from "./draft-sessions.ts"
export { type PictureKind, PictureRefused, PictureStore, type StoredPicture } from "./picture-store.ts"
export { type StockPhoto, StockPhotos } from "./stock-photos.ts"
export { CreativeRenderer, type RenderedCreative } from "./creative-renderer.ts"
