import type { PolicyPart } from "@domain/campaigns"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { PolicyCheck } from "@ui/journey/policy-check"
import { useNavigate } from "react-router"
import type { EditorStep } from "./editor-steps.ts"

/** The step and the part of it in which each text is changed; form and offer stay as launched. */
const places: Readonly<Partial<Record<PolicyPart, readonly [EditorStep, string]>>> = {
  primaryText: ["ads", "edit-Social"],
  headline: ["ads", "edit-Social"],
  description: ["ads", "edit-Social"],
  cardHeadline: ["ads", "edit-Social"],
  cardDescription: ["ads", "edit-Social"],
  searchHeadline: ["ads", "edit-Search"],
  searchDescription: ["ads", "edit-Search"],
  searchPath: ["ads", "edit-Search"],
  sitelink: ["ads", "edit-Search"],
  callout: ["ads", "edit-Search"],
  snippet: ["ads", "edit-Search"],
  bannerHeadline: ["ads", "edit-Banner"],
  bannerLongHeadline: ["ads", "edit-Banner"],
  bannerDescription: ["ads", "edit-Banner"],
  keyword: ["audience", "edit-keywords"],
}

/** What the networks may refuse in the changed ads, told before they are sent. */
export const EditPolicy = ({ editing: { details, change } }: { readonly editing: KeptEditing }) => {
  const navigate = useNavigate()
  const editOf = (part: PolicyPart) => {
    const place = places[part]
    if (place === undefined) return undefined
    const [step, hash] = place
    return () => void navigate({ search: `?step=${step}`, hash })
  }
  return <PolicyCheck details={details} change={change} editOf={editOf} isHiddenIfClean />
}
