import type { AdMedia } from "./ad-media.tsx"

/** A card of a carousel. */
export interface CarouselPage {
  /** Which card; no two are the same. */
  readonly id: string
  /** Its picture, square. */
  readonly media: AdMedia
  /** Headline below the picture. */
  readonly headline: string
  /** A quieter line below the headline. */
  readonly description?: string
}

/** Spoken names of what moves between the cards. */
export interface CarouselLabels {
  readonly previous: string
  readonly next: string
  /** Says which card is shown: "2 of 5". */
  readonly position: (number: number, count: number) => string
}
