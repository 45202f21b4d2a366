import type { ExtractedDetails } from "@domain/businesses"
import { contactPages } from "./extract/contact-links.ts"
import { detailsOfPage, type ExtractionContext } from "./extract/extract-details.ts"
import { readPage } from "./extract/page.ts"
import type { PlaceNames } from "./extract/place-names.ts"
import { lacksContact } from "./lacks-contact.ts"
import { facebookPageDetails } from "./networks/facebook-page.ts"
import { googlePlaceDetails } from "./networks/google-place.ts"

/** What is known before reading: a country for national phone numbers when nothing else suggests one. */
export type ReadingContext = Omit<ExtractionContext, "places">

/** The details on a page and, if phone or place are missing, the contact pages of its site. */
export type PageReading = { readonly details: ExtractedDetails; readonly contactPages: ReadonlyArray<string> }

type ReadingQuestion<What> = ReadingContext & What

/** So many characters of a page say what it is about. */
const mostCharacters = 20_000

/** Turns fetched content into facts of a business; a question has one argument because it travels as a message. */
export const factReadings = (places: PlaceNames) => ({
  /** Reads the markup of a page and the address it came from. */
  page: ({
    html,
    address,
    ...before
  }: ReadingQuestion<{ readonly html: string; readonly address: string }>): PageReading => {
    const page = readPage(html, address)
    const details = detailsOfPage(page, { ...before, places })
    return { details, contactPages: lacksContact(details) ? contactPages(page) : [] }
  },
  /** The visible words of a page. */
  words: ({ html, address }: { readonly html: string; readonly address: string }): string => {
    const { title, lines } = readPage(html, address)
    return [title, ...lines.map(({ text }) => text)].join("\n").slice(0, mostCharacters)
  },
  /** Reads a page as the Graph API returns it. */
  facebookPage: ({ node, ...before }: ReadingQuestion<{ readonly node: unknown }>): ExtractedDetails =>
    facebookPageDetails(node, { ...before, places }),
  /** Reads a place as the Places API returns it, with the addresses of its own photographs. */
  googlePlace: ({
    place,
    photoUrls,
    ...before
  }: ReadingQuestion<{ readonly place: unknown; readonly photoUrls: ReadonlyArray<string> }>): ExtractedDetails =>
    googlePlaceDetails(place, photoUrls, { ...before, places }),
})

export type FactReadings = ReturnType<typeof factReadings>
