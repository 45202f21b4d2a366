import type { PictureFacts } from "@domain/creatives"
import type { StoredPicture } from "../ports/picture-store.ts"

/** What a library keeps of a stored picture beside its address. */
export const factsOf = ({ width, height, sizeBytes }: Omit<StoredPicture, "url" | "palette">): PictureFacts => ({
  width,
  height,
  ...(sizeBytes !== undefined && { sizeBytes }),
})
