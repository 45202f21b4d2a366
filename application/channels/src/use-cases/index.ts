import { listLinkablePages } from "./list-linkable-pages.ts"

export { listLinkablePages }

/** Every handler of this context. */
export const channelsUseCases = [listLinkablePages] as const
