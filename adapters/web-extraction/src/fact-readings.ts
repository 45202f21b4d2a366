import type { ExtractedDetails } from "@domain/businesses"
import { contactPages } from "./extract/contact-links.ts"
import { detailsOfPage, type ExtractionContext } from "./extract/extract-details.ts"
import { readPage } from "./extract/page.ts"
import type { PlaceNames } from "./extract/place-names.ts"
import { lacksContact } from "./lacks-contact.ts"
import { facebookPageDetails } from "./networks/facebook-page.ts"
import { googlePlaceDetails } from "./networks/google-place.ts"

/** What is known of a business before anything is read: the country to read bare phone numbers in when nothing hints at another. */
export type Beforehand = Omit<ExtractionContext, "places">

/** What a page of a website says and, where phone or place are missing, which pages of its site should say them. */
export type PageReading = { readonly details: ExtractedDetails; readonly contactPages: ReadonlyArray<string> }

type Asked<What> = Beforehand & What

/** How what was fetched becomes facts of a business; each question has one argument, since it travels as a message. */
export const factReadings = (places: PlaceNames) => ({
  /** Markup of a website's page, and the address it came from. */
  page: ({ html, address, ...before }: Asked<{ readonly html: string; readonly address: string }>): PageReading => {
    const page = readPage(html, address)
    const details = detailsOfPage(page, { ...before, places })
    return { details, contactPages: lacksContact(details) ? contactPages(page) : [] }
  },
  /** A page as the Graph API shows it. */
  facebookPage: ({ node, ...before }: Asked<{ readonly node: unknown }>): ExtractedDetails =>
    facebookPageDetails(node, { ...before, places }),
  /** A place as the Places API shows it, and addresses of its own photographs. */
  googlePlace: ({
    place,
    photoUrls,
    ...before
  }: Asked<{ readonly place: unknown; readonly photoUrls: ReadonlyArray<string> }>): ExtractedDetails =>
    googlePlaceDetails(place, photoUrls, { ...before, places }),
})

export type FactReadings = ReturnType<typeof factReadings>
