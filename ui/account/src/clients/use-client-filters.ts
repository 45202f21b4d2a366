import { ClientDraftState } from "@application/signup/contract"
import { ClientApproval } from "@domain/signup"
import { useSearchChange } from "@ui/shared/use-search-change"

/** Which of an agent's drafts are asked for. */
export interface ClientFilterValues {
  readonly search?: string
  readonly state?: ClientDraftState
  readonly approval?: ClientApproval
}

type Changes = Readonly<Record<keyof ClientFilterValues, string | undefined>>

/** The filters and the page of an agent's list, kept in the address: by payment, by the approval and by name. */
export const useClientFilters = () => {
  const [parameters, change] = useSearchChange()
  const search = (parameters.get("search") ?? "").trim().slice(0, 100)
  const state = ClientDraftState.literals.find((one) => one === parameters.get("state"))
  const approval = ClientApproval.literals.find((one) => one === parameters.get("approval"))
  const page = Number(parameters.get("page"))
  const filters: ClientFilterValues = {
    ...(search !== "" && { search }),
    ...(state !== undefined && { state }),
    ...(approval !== undefined && { approval }),
  }
  return {
    filters,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    isNarrowed: Object.keys(filters).length > 0,
    /** Changes filters and goes back to the first page. */
    narrow: (changes: Partial<Changes>) => change({ ...changes, page: undefined }, { replace: true }),
    turnTo: (next: number) => change({ page: next === 1 ? undefined : String(next) }),
    clear: () =>
      change({ search: undefined, state: undefined, approval: undefined, page: undefined }, { replace: true }),
  }
}
