export { memoryDraftSessions, MemoryDrafts } from "./memory-draft-sessions.ts"
export { memoryCreativeRenderer, memoryPictureStore, memoryStockPhotos } from "./memory-pictures.ts"
