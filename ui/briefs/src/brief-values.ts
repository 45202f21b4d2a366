import type { ShownBrief } from "@application/briefs/contract"
import type { DateRange } from "@domain/kernel"

/** What the fields of a brief hold; an address a line. */
export interface BriefValues {
  readonly name: string
  readonly details: string
  readonly audience: string
  readonly markets: ReadonlyArray<string>
  readonly material: string
  readonly notes: string
  readonly from: string
  readonly to: string
  readonly budget: number | undefined
}

/** The fields of a brief, or of a new one for some days. */
export const valuesOf = (brief: ShownBrief | undefined, days: DateRange): BriefValues => ({
  name: brief?.name ?? "",
  details: brief?.details ?? "",
  audience: brief?.audience ?? "",
  markets: brief?.markets ?? [],
  material: (brief?.material ?? []).join("\n"),
  notes: brief?.notes ?? "",
  from: brief?.dates.from ?? days.from,
  to: brief?.dates.to ?? days.to,
  budget: brief?.budget,
})

/** The brief that the fields make. */
export const contentOf = ({ from, to, material, budget, ...texts }: BriefValues) => ({
  ...texts,
  material: material.split("\n").filter((line) => line.trim() !== ""),
  dates: { from, to },
  budget: budget ?? 0,
})
