/** How the receiver answers from now on. `lostReply` takes the message and breaks the connection. */
export const RECEIVER_BEHAVIOURS = ["ok", "slow", "error", "busy", "reset", "lostReply", "wrongReply", "gone"] as const
export type ReceiverBehaviour = (typeof RECEIVER_BEHAVIOURS)[number]

/** A message that came, by its name; it is marked once however often it comes. */
export type ReceivedMessage = {
  id: string
  type: string
  isTest: boolean
  /** What a person recognises the lead by. */
  lead: string
  at: string
  came: number
  isMarked: boolean
  /** Whether the signature proves it; unknown until somebody gives the secret. */
  isProved: boolean | null
  body: string
}

export type ReceiverState = {
  behaviour: ReceiverBehaviour
  secret: string
  messages: ReceivedMessage[]
}

export const freshReceiver = (): ReceiverState => ({ behaviour: "ok", secret: "", messages: [] })
