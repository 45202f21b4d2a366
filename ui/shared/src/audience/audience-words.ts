import { type AgeBand, ageBands } from "@domain/campaigns"

/** Age bands as people say them. */
export type AgeWords =
  | { readonly kind: "all" }
  | { readonly kind: "between"; readonly from: string; readonly to: string }
  | { readonly kind: "from"; readonly from: string }
  | { readonly kind: "list"; readonly bands: ReadonlyArray<AgeBand> }

const endsOf = (band: AgeBand | undefined): readonly [from: string, to: string | undefined] => {
  const [from = "", to] = (band ?? "").replace("+", "").split("-")
  return [from, to]
}

/** Neighbouring bands become one span; bands with gaps stay a list; all of them are everybody. */
export const ageWords = (chosen: ReadonlyArray<AgeBand>): AgeWords => {
  const bands = ageBands.filter((band) => chosen.includes(band))
  if (bands.length === ageBands.length) return { kind: "all" }
  const places = bands.map((band) => ageBands.indexOf(band))
  const isSpan = bands.length > 0 && (places.at(-1) ?? 0) - (places[0] ?? 0) === bands.length - 1
  if (!isSpan) return { kind: "list", bands }
  const [from] = endsOf(bands[0])
  const [, to] = endsOf(bands.at(-1))
  return to === undefined ? { kind: "from", from } : { kind: "between", from, to }
}
