import type { SupportChat } from "@application/signup/flows"
import { signupAreaAt } from "@domain/pages"
import { hasChat } from "@domain/portals"
import { type ChatIds, chatIdsOf, movePendingChatIds } from "@domain/signup"
import { useEffect, useState, useSyncExternalStore } from "react"
import { useLocation } from "react-router"
import { useLoadSupportChat, useSessionState } from "../frame/index.ts"
import { useLaunchFlow } from "../launch/index.ts"
import { type ChatSubject, useSupportChat } from "./use-support-chat.ts"

/** The chat's device part once it is loaded. */
const useDevice = (): SupportChat | undefined => {
  const load = useLoadSupportChat()
  const [device, setDevice] = useState<SupportChat>()
  useEffect(() => {
    let isWanted = true
    void load().then(
      (loaded) => isWanted && setDevice(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return device
}

/** The talk of a sign-up: by the draft's ids, else by the ids that wait on this device. */
const useJourneySubject = (device: SupportChat | undefined): ChatSubject | undefined => {
  const flow = useLaunchFlow()
  const { details } = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  const session = useSessionState()
  const [begun, setBegun] = useState<ChatIds>()
  useEffect(() => {
    if (device === undefined || details === undefined) return
    const { change, pending } = movePendingChatIds(details.accounts, device.pending())
    if (Object.keys(change).length > 0) flow.change(change)
    device.keepPending(pending)
  }, [details, device, flow])
  const stored = details === undefined ? {} : chatIdsOf(details.accounts)
  // Whoever has a business chats about it in the application.
  const isElsewhere = session.status === "signedIn" && session.profiles.length > 0 && begun === undefined
  if (device === undefined || (isElsewhere && stored.freshChatExternalId === undefined)) return undefined
  const isBegun = stored.freshChatExternalId === undefined || stored.freshChatExternalId === begun?.freshChatExternalId
  const person = session.status === "signedIn" ? session.user : undefined
  return {
    key: isBegun ? "journey" : `journey:${stored.freshChatExternalId}`,
    ids: isBegun ? (begun ?? device.pending()) : stored,
    person: {
      ...(person !== undefined && {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.emailAddress,
      }),
      ...(details?.business.name !== undefined &&
        details.business.name !== null && { business: details.business.name }),
    },
    hasOwnButton: false,
    onIds: (ids) => {
      setBegun(ids)
      device.keepPending(ids)
      const present = flow.state().details
      if (present === undefined) return
      const { change, pending } = movePendingChatIds(present.accounts, ids)
      if (Object.keys(change).length > 0) flow.change(change)
      device.keepPending(pending)
    },
  }
}

/** The support's chat beside the pages of the sign-up, with Freshchat's own button; draws nothing itself. */
export const JourneyChat = () => {
  const { pathname } = useLocation()
  const area = signupAreaAt(pathname)
  const device = useDevice()
  const subject = useJourneySubject(device)
  useSupportChat(area !== undefined && hasChat(area) ? subject : undefined)
  return null
}
