import { type Flavour, rowOf, startPage } from "./flavour.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"

/** Pages that show the whole social ad; each journey has one of them. */
const pages: ReadonlyArray<PageId> = [
  "adPreview",
  "setupBusinessInfo",
  "creativeDetailsV2",
  "subsequentCreativeDetailsV2",
]

/** The page of a journey that shows its social ad, where a draft with a finished ad begins. Ours. */
export const socialAdPage = (flavour: Flavour): LaunchPage => {
  const page = pages.find((id) => rowOf(flavour, id) !== undefined)
  return page === undefined ? startPage(flavour) : pageOf(page)
}
