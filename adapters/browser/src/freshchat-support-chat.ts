import type { ChatBeginning, SupportChat } from "@application/signup/flows"
import { afterChatUserLookup } from "@domain/errors"
import type { ChatIds } from "@domain/signup"
import { type FreshchatWidget, loadWidget, settled, type WidgetEvent } from "./freshchat-widget.ts"
import { storedValue } from "./stored-value.ts"

const isText = (value: unknown): value is string => typeof value === "string"
const isOptionalText = (value: unknown) => value === undefined || isText(value)
const areIds = (value: unknown): value is ChatIds =>
  typeof value === "object" &&
  value !== null &&
  isOptionalText(Reflect.get(value, "freshChatExternalId")) &&
  isOptionalText(Reflect.get(value, "freshChatRestoreId"))

/** Pauses in milliseconds: until a widget counts as not loaded, and as not answering. */
const patience = { loading: 20_000, answering: 3_000 } as const

interface Talk {
  readonly beginning: ChatBeginning
  readonly externalId: string
  isOver: boolean
  /** The restore id that was told last; some widgets tell it twice. */
  restoreId?: string
}

/** The chat with a portal's support by Freshchat's widget. Talks begin and end one after the other. */
export const freshchatSupportChat = (portal: string): SupportChat => {
  const pending = storedValue(`${portal}.pendingChat`, areIds)
  /** Whose talk the widget may still remember on this device, as after a page that was closed. */
  const owner = storedValue(`${portal}.chatOwner`, isText)
  let queue = Promise.resolve()
  let widget: FreshchatWidget | undefined
  let current: Talk | undefined

  const initialise = (loaded: FreshchatWidget, talk: Talk): Promise<void> => {
    const { token, host, script, ids, locale, isAtLeft, isButtonHidden } = talk.beginning
    return new Promise((ready, failed) => {
      const timer = setTimeout(() => failed(new Error("The chat did not load")), patience.loading)
      const whenLoaded = () => {
        clearTimeout(timer)
        ready()
      }
      listeners.loaded = whenLoaded
      loaded.init({
        token,
        host: host ?? new URL(script, location.href).origin,
        externalId: talk.externalId,
        restoreId: ids.freshChatRestoreId ?? null,
        locale,
        config: {
          headerProperty: { hideChatButton: isButtonHidden, ...(isAtLeft && { direction: "ltr" }) },
        },
      })
      listen(loaded)
    })
  }

  const listeners: { loaded: () => void } = { loaded: () => undefined }
  const heard = (tell: (talk: Talk, event: WidgetEvent) => void) => (event?: WidgetEvent) => {
    if (current !== undefined && !current.isOver) tell(current, event ?? {})
  }
  /** A widget that was destroyed has lost its listeners. */
  const listen = (loaded: FreshchatWidget) => {
    loaded.on("widget:loaded", () => listeners.loaded())
    loaded.on(
      "user:created",
      heard((talk, { data }) => {
        const restoreId = data?.restoreId
        const { beginning, externalId } = talk
        if (!isText(restoreId) || restoreId === "" || restoreId === talk.restoreId) return
        talk.restoreId = restoreId
        owner.write(externalId)
        beginning.onIds({ freshChatExternalId: externalId, freshChatRestoreId: restoreId })
      }),
    )
    loaded.on(
      "unreadCount:notify",
      heard(({ beginning }, { count }) => beginning.onState({ status: "ready", unread: count ?? 0 })),
    )
  }

  const forget = async () => {
    if (widget === undefined || !widget.isInitialized()) return
    await settled((async () => widget?.user.clear())(), patience.answering)
    widget.destroy()
    owner.clear()
  }

  const begin = async (talk: Talk) => {
    const { onState, person, script } = talk.beginning
    if (talk.isOver) return
    onState({ status: "starting", unread: 0 })
    try {
      widget = await loadWidget(script)
      if (talk.isOver) return
      current = talk
      await initialise(widget, talk)
      const remembered = owner.read()
      if (remembered !== undefined && remembered !== talk.externalId) {
        await forget()
        await initialise(widget, talk)
      }
      if (talk.isOver) return
      if (talk.beginning.ids.freshChatRestoreId !== undefined) owner.write(talk.externalId)
      const present = widget
      const looked = (async () =>
        present.user.get((user) => {
          if (afterChatUserLookup(user?.status ?? 0) === "updateProperties")
            void settled((async () => present.user.setProperties(person))(), patience.answering)
        }))()
      void settled(looked, patience.answering)
      onState({ status: "ready", unread: 0 })
    } catch {
      if (!talk.isOver) onState({ status: "failed", unread: 0 })
    }
  }

  return {
    start: (beginning) => {
      const externalId = beginning.ids.freshChatExternalId ?? crypto.randomUUID()
      const talk: Talk = { beginning, externalId, isOver: false }
      queue = queue.then(() => begin(talk))
      return () => {
        talk.isOver = true
        queue = queue.then(forget)
      }
    },
    open: () => widget?.open(),
    pending: () => pending.read() ?? {},
    keepPending: (ids) => (Object.keys(ids).length === 0 ? pending.clear() : pending.write(ids)),
  }
}
