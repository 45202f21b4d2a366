import type { ChatIds } from "@domain/signup"

/** Who chats, as support sees them. */
export interface ChatPerson {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  /** Name of the business, and its number at the portal. */
  readonly business?: string
  readonly businessId?: string
}

/** How far a chat is: `failed` is without its script, which the network or a blocker keeps away. */
export interface ChatState {
  readonly status: "starting" | "ready" | "failed"
  /** Messages of support that were not read yet. */
  readonly unread: number
}

/** What a chat begins with. */
export interface ChatBeginning {
  readonly script: string
  readonly token: string
  readonly host?: string | undefined
  readonly ids: ChatIds
  readonly locale: string
  /** The chat stands at the left of the screen, as for languages that are read from the right. */
  readonly isAtLeft: boolean
  /** The page has a button of its own for it. */
  readonly isButtonHidden: boolean
  readonly person: ChatPerson
  /** Told once support knows the person: by these ids the talk goes on elsewhere. */
  readonly onIds: (ids: Required<ChatIds>) => void
  readonly onState: (state: ChatState) => void
}

/** The chat with the portal's support in this browser; one at a time. */
export interface SupportChat {
  /** Begins a chat, and returns its end, after which this device shows nothing of it. */
  readonly start: (beginning: ChatBeginning) => () => void
  readonly open: () => void
  /** The ids of a chat that began before its sign-up was saved; none are kept where they are empty. */
  readonly pending: () => ChatIds
  readonly keepPending: (ids: ChatIds) => void
}

/** Loads the chat; undefined where it cannot be loaded. */
export type LoadSupportChat = () => Promise<SupportChat | undefined>
