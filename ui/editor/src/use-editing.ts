import type { SessionChange, SignupSession } from "@domain/signup"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { useMemo } from "react"
import { useRevalidator } from "react-router"
import { detailsOfEdit, editAfter } from "./edit-details.ts"
import type { EditKeeper, KeeperState } from "./edit-keeper.ts"

/** The edit as the journey's parts read and change it. */
export const useEditing = (session: SignupSession, { edit, server }: KeeperState, keeper: EditKeeper): KeptEditing => {
  const { revalidate } = useRevalidator()
  const details = useMemo(() => detailsOfEdit(session, server.plan, edit), [session, server.plan, edit])
  return useMemo(() => {
    const present = () => detailsOfEdit(session, keeper.state().server.plan, keeper.state().edit)
    return {
      details,
      change: (change: SessionChange) =>
        keeper.change(editAfter(keeper.state().server.plan, present(), keeper.state().edit, change)),
      flow: { state: () => ({ details: present() }), flush: keeper.flush, refresh: () => revalidate() },
    }
  }, [details, keeper, revalidate, session])
}
