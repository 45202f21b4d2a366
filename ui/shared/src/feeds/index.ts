export { useExcessWords } from "./use-excess-words.ts"
export { useLiveFeeds } from "./use-live-feeds.ts"
export { usePolling } from "./use-polling.ts"
export { type FileRefusal, useProductFile } from "./use-product-file.ts"
