import { MakeDefaultPaymentOption, PreparePaymentOption, RemovePaymentOption } from "@application/wallet/contract"
import type { CardProblem, FieldsHandover, MountedFields, PaymentWindow } from "@application/wallet/flows"
import type { OutputOf } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { usePaymentWindow } from "@ui/shared/frame"
import { useCallback, useRef, useState } from "react"
import { useRevalidator } from "react-router"

type CardSetup = OutputOf<typeof PreparePaymentOption>

/** How adding a card stands: its fields are in the page from `typing` on. */
export type AddingState =
  | { readonly status: "closed" | "added" | "broken" }
  | { readonly status: "typing" | "saving" | "declined"; readonly setup: CardSetup }
  | { readonly status: "incomplete"; readonly setup: CardSetup; readonly problem: CardProblem }

export interface CardActions {
  readonly adding: AddingState
  /** Why the last of these was refused. */
  readonly failure: unknown
  readonly isPending: boolean
  readonly begin: () => Promise<void>
  readonly mount: (
    setup: FieldsHandover,
    element: unknown,
    options: Parameters<PaymentWindow["mount"]>[2],
  ) => Promise<() => void>
  readonly save: () => Promise<void>
  readonly cancel: () => void
  readonly makeDefault: (id: string) => Promise<void>
  /** True once it is gone. */
  readonly remove: (id: string) => Promise<boolean>
}

/** What a person does with a business's cards; what is typed stands in the gateway's own fields. */
export const useCards = (businessProfileId: BusinessProfileId): CardActions => {
  const window = usePaymentWindow()
  const revalidator = useRevalidator()
  const [preparing, prepare] = useCommand(PreparePaymentOption, { revalidate: false })
  const [choosing, choose] = useCommand(MakeDefaultPaymentOption)
  const [removing, removeCard] = useCommand(RemovePaymentOption)
  const [adding, setAdding] = useState<AddingState>({ status: "closed" })
  const fields = useRef<MountedFields>(undefined)
  const states = [preparing, choosing, removing]
  const failed = states.find(({ status }) => status === "failed" || status === "broken")

  const mount: CardActions["mount"] = useCallback(
    async (setup, element, options) => {
      const mounted = await window.mount(setup, element, options).catch(() => undefined)
      if (mounted === undefined) setAdding({ status: "broken" })
      fields.current = mounted
      return () => {
        mounted?.unmount()
        // Fields that were put there since stay.
        if (fields.current === mounted) fields.current = undefined
      }
    },
    [window],
  )

  const begin = async () => {
    const outcome = await prepare({ businessProfileId })
    if (outcome?.status === "succeeded") setAdding({ status: "typing", setup: outcome.output })
  }

  const save = async () => {
    if (!("setup" in adding) || adding.status === "saving" || fields.current === undefined) return
    const { setup } = adding
    setAdding({ status: "saving", setup })
    const outcome = await fields.current.confirm().catch(() => ({ status: "unknown" }) as const)
    if (outcome.status === "incomplete") return setAdding({ status: "incomplete", setup, problem: outcome.problem })
    if (outcome.status !== "paid") return setAdding({ status: "declined", setup })
    setAdding({ status: "added" })
    await revalidator.revalidate()
  }

  return {
    adding,
    failure:
      failed === undefined ? undefined : "failure" in failed ? failed.failure : "error" in failed && failed.error,
    isPending: states.some(({ status }) => status === "pending"),
    begin,
    mount,
    save,
    cancel: () => setAdding({ status: "closed" }),
    makeDefault: async (id) => void (await choose({ businessProfileId, id })),
    remove: async (id) => (await removeCard({ businessProfileId, id }))?.status === "succeeded",
  }
}
