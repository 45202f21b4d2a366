import type { StartBusinessDetails } from "@application/signup/contract"
import type { InputOf } from "@application/kernel"
import { isOtherAddress, type SignupSession, typedFields } from "@domain/signup"
import type { PageId } from "@domain/launch"
import { portalRegionOf } from "@domain/portals"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { usePortal, useServices } from "@ui/shared/frame"
import { useLaunchPage } from "@ui/shared/launch"
import { startRules } from "./late-start-rules.ts"
import type { ManualDetails, ManualField } from "./manual-fields.tsx"
import { useFieldErrors } from "@ui/journey/use-field-errors"
import type { Way } from "./way.ts"

type Start = Omit<InputOf<typeof StartBusinessDetails>, "sessionId">
type Field = ManualField | "address"

const categoryInput = (category: ManualDetails["category"]): Pick<Start, "category"> =>
  category === undefined ? {} : { category: category.slug === "other" ? category.name : category.slug }

const isRead = (details: SignupSession | undefined, address: string): boolean =>
  details?.extraction.address === address &&
  (details.extraction.status === "done" || details.extraction.status === "pending")

/** The ways on from the first page: what is checked, what is sent, and where it leads. */
export const useBusinessStart = (page: PageId) => {
  const { details, flow, go, change } = useLaunchPage(page)
  const { portal, language } = usePortal()
  const services = useServices()
  const [parameters] = useSearchParams()
  const errors = useFieldErrors<Field>()
  const [failure, setFailure] = useState<unknown>()
  const [asked, setAsked] = useState<{ readonly address: string; readonly input: Partial<Start> }>()

  const rulesOrFailure = () =>
    startRules().catch((error: unknown) => {
      setFailure(error)
      return undefined
    })
  const common = (): Start => ({
    region: details?.region ?? portalRegionOf(portal, parameters.get("region")),
    language,
    queryParameters: Object.fromEntries(parameters),
  })
  const moveOn = async (): Promise<boolean> => {
    const { result, next } = await flow.advance(page)
    if (result.status !== "succeeded") return false
    await go(next?.id ?? "businessDetailsSetupAnimation")
    return true
  }
  const start = async (input: Partial<Start>, after: () => Promise<boolean> = moveOn): Promise<boolean> => {
    setFailure(undefined)
    const result = await flow.start({ ...common(), ...input })
    if (result.status === "succeeded") return after()
    const error = result.status === "failed" ? result.failure : result.error
    if (result.status === "failed" && result.failure._tag === "InvalidWebsite")
      errors.show({ address: { key: "InvalidWebsiteUrl" } })
    else setFailure(error)
    return false
  }

  const withAddress = async (way: Exclude<Way, "manual">, typed: string): Promise<boolean> => {
    const rules = await rulesOrFailure()
    const checked = rules?.checkAddress(way, typed, services)
    if (checked === undefined) return false
    if ("problem" in checked) {
      errors.show({ address: checked.problem })
      return false
    }
    if (isRead(details, checked.address)) return moveOn()
    if (details === undefined || details.paid || !isOtherAddress(details, checked.address)) return start(checked.start)
    if (typedFields(details).length === 0) return start({ ...checked.start, replacesTyped: true })
    setAsked({ address: checked.address, input: checked.start })
    return false
  }
  /** Reads the address that was asked about, with what was typed before or without it. */
  const answer = (replacesTyped: boolean): void => {
    setAsked(undefined)
    if (asked !== undefined) void start({ ...asked.input, replacesTyped })
  }

  /** Begins with what is typed; `stays` leaves the page as it is, to ask for the rest there. */
  const byHand = async (typed: ManualDetails, options: { readonly stays?: boolean } = {}): Promise<boolean> => {
    const rules = await rulesOrFailure()
    const problems = rules?.checkManual({ ...typed, name: rules.fittingName(typed.name ?? "") })
    if (problems === undefined) return false
    if (Object.keys(problems).length > 0) {
      errors.show(problems)
      return false
    }
    const { category, tagline, services } = typed
    const name = rules?.fittingName(typed.name ?? "") ?? ""
    const keepTyped = () => {
      change({
        business: {
          ...(tagline !== undefined && tagline.trim() !== "" && { tagline: tagline.trim() }),
          ...(services !== undefined && services.length > 0 && { services: [...services] }),
          ...(category !== undefined && { category }),
        },
      })
      return options.stays === true ? Promise.resolve(true) : moveOn()
    }
    return start({ name: name.trim(), ...categoryInput(category) }, keepTyped)
  }
  const otherAddress = { address: asked?.address, answer, close: () => setAsked(undefined) }
  return { details, change, errors, failure, setFailure, withAddress, byHand, otherAddress }
}
