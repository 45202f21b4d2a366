import { type NotificationPolicy, paymentNotifications, transientNotifications, withNotification } from "@domain/errors"

/** The notices an application shows by itself, each under the policy of the error package. Spec: behaviour per error 8.2. */
export const noticePolicies = {
  transientError: transientNotifications,
  payment: paymentNotifications,
} as const satisfies Readonly<Record<string, NotificationPolicy>>
/** What a notice is about. */
export type NoticeKind = keyof typeof noticePolicies

/** A notice with what it is about. */
export interface Notice {
  readonly kind: NoticeKind
}

/** The notices after one more: those of its own kind as their policy says, the others as they were. */
export const withNotice = <A extends Notice>(shown: ReadonlyArray<A>, arriving: A): ReadonlyArray<A> => {
  const others = shown.filter(({ kind }) => kind !== arriving.kind)
  const own = shown.filter(({ kind }) => kind === arriving.kind)
  return [...others, ...withNotification(noticePolicies[arriving.kind], own, arriving)]
}
