import { agencyReportLimits } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { type LinkValues, linkOf, usualLink } from "../library/link-fields.tsx"
import type { PeriodValues } from "../library/period-fields.tsx"

/** What forms of reports over many clients hold of cover and clients. */
export interface CoverValues {
  readonly agency: string
  readonly preparedBy: string
  readonly preparedFor: string
  readonly note: string
  readonly scope: "all" | "chosen"
  readonly clients: ReadonlyArray<string>
}

/** What the form of a new report over many clients holds. */
export interface NewAgencyValues extends CoverValues, LinkValues, PeriodValues {
  readonly title: string
}

/** Cover and clients as forms begin; whoever has more clients than a report holds chooses among them. */
export const firstCoverValues = (clients: number, preparedBy: string): CoverValues => ({
  agency: "",
  preparedBy,
  preparedFor: "",
  note: "",
  scope: clients > agencyReportLimits.clients ? "chosen" : "all",
  clients: [],
})

/** The form as it begins. */
export const firstAgencyValues = (clients: number, preparedBy: string): NewAgencyValues => ({
  ...usualLink,
  ...firstCoverValues(clients, preparedBy),
  title: "",
  preset: "LastMonth",
  from: "",
  to: "",
})

/** What calls are told of cover and clients. */
export const coverInputOf = ({ agency, preparedBy, preparedFor, note, scope, clients }: CoverValues) => ({
  agency,
  ...(preparedBy.trim() !== "" && { preparedBy }),
  ...(preparedFor.trim() !== "" && { preparedFor }),
  ...(note.trim() !== "" && { note }),
  ...(scope === "chosen" && { clients: clients.map((id) => BusinessProfileId.make(Number(id))) }),
})

/** What the call is told of the form. */
export const agencyInputOf = (values: NewAgencyValues) => {
  const { title, preset, from, to, term } = values
  return {
    title,
    ...coverInputOf(values),
    preset,
    ...(preset === "CustomRange" && { from, to }),
    ...linkOf(values),
    ...(term === "none" && { isUnshared: true as const }),
  }
}
