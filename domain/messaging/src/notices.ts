import { type NotificationPolicy, paymentNotifications, transientNotifications, withNotification } from "@domain/errors"

/** The notices of the application, each with its policy in the error package. Spec: behaviour per error 8.2. */
export const noticePolicies = {
  transientError: transientNotifications,
  payment: paymentNotifications,
} as const satisfies Readonly<Record<string, NotificationPolicy>>
/** What a notice is about. */
export type NoticeKind = keyof typeof noticePolicies

/** A notice and its kind. */
export interface Notice {
  readonly kind: NoticeKind
}

/** Adds a notice: its kind's policy applies to notices of the same kind, and others are unchanged. */
export const withNotice = <A extends Notice>(shown: ReadonlyArray<A>, arriving: A): ReadonlyArray<A> => {
  const others = shown.filter(({ kind }) => kind !== arriving.kind)
  const sameKind = shown.filter(({ kind }) => kind === arriving.kind)
  return [...others, ...withNotification(noticePolicies[arriving.kind], sameKind, arriving)]
}
