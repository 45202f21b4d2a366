import type { TargetArea } from "@domain/campaigns"

/** The area in words: a postal code with its place, or the town. */
export const areaLabel = ({ name, postcode }: Pick<TargetArea, "name" | "postcode">): string =>
  postcode === undefined || name.includes(postcode) ? name : `${postcode} · ${name}`
