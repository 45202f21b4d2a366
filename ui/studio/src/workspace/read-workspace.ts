import { GetBrandKit, ListDesigns } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { studioLimits } from "@domain/studio"
import type { Read } from "@ui/container"
import { listAddress, textThat } from "@ui/shared/list"

const isFolder = (text: string): text is string => text !== "" && text.length <= studioLimits.folder

/** What the workspace's address may ask for. */
export const designsAddress = listAddress({
  words: { name: "q", most: 80 },
  filters: { folder: textThat(isFolder) },
  limit: 12,
})

/** Reads the page of designs that an address asks for, and the brand kit. */
export const readWorkspace = async (read: Read, businessProfileId: BusinessProfileId, search: URLSearchParams) => {
  const { words, filter, page, limit } = designsAddress.questionOf(search)
  const [found, brand] = await Promise.all([
    read(ListDesigns, {
      businessProfileId,
      page,
      limit,
      ...(words !== "" && { search: words }),
      ...(filter.folder !== undefined && { folder: filter.folder }),
    }),
    read(GetBrandKit, { businessProfileId }),
  ])
  return { ...found, ...brand }
}

/** The designs and the brand kit as the workspace shows them. */
export type WorkspaceRead = Awaited<ReturnType<typeof readWorkspace>>
