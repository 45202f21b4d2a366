import { agencyReportLimits } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { type LinkValues, linkOf, usualLink } from "../library/link-fields.tsx"
import type { PeriodValues } from "../library/period-fields.tsx"

/** What the form of a new report over many clients holds. */
export interface NewAgencyValues extends LinkValues, PeriodValues {
  readonly title: string
  readonly agency: string
  readonly preparedBy: string
  readonly preparedFor: string
  readonly note: string
  readonly scope: "all" | "chosen"
  readonly clients: ReadonlyArray<string>
}

/** The form as it begins; whoever has more clients than a report holds chooses among them. */
export const firstAgencyValues = (clients: number, preparedBy: string): NewAgencyValues => ({
  ...usualLink,
  title: "",
  agency: "",
  preparedBy,
  preparedFor: "",
  note: "",
  preset: "LastMonth",
  from: "",
  to: "",
  scope: clients > agencyReportLimits.clients ? "chosen" : "all",
  clients: [],
})

/** What the call is told of the form. */
export const agencyInputOf = (values: NewAgencyValues) => {
  const { title, agency, preparedBy, preparedFor, note, preset, from, to, scope, clients, term } = values
  return {
    title,
    agency,
    preset,
    ...(preset === "CustomRange" && { from, to }),
    ...(preparedBy.trim() !== "" && { preparedBy }),
    ...(preparedFor.trim() !== "" && { preparedFor }),
    ...(note.trim() !== "" && { note }),
    ...(scope === "chosen" && { clients: clients.map((id) => BusinessProfileId.make(Number(id))) }),
    ...linkOf(values),
    ...(term === "none" && { isUnshared: true as const }),
  }
}
