/** How one group of messages is shown. `maximum` undefined means any number at a time. */
export interface NotificationPolicy {
  readonly group: string
  readonly position: "topEnd"
  readonly maximum: number | undefined
}

/** Transient errors: notifications at the top, at the reading end ("top right" where lines run to the right). Spec: behaviour per error 8.2. */
export const transientNotifications: NotificationPolicy = {
  group: "transientErrors",
  position: "topEnd",
  maximum: undefined,
}

/** Payment notifications: at most one at a time. Spec: behaviour per error 8.2. */
export const paymentNotifications: NotificationPolicy = { group: "payments", position: "topEnd", maximum: 1 }

/** Where the generic message appears: in the app for the partner brand, else as a toast. Spec: 8.2. */
export const genericMessageSurface = (isPartnerBrand: boolean): "inApp" | "toast" =>
  isPartnerBrand ? "inApp" : "toast"

const transientStatuses: ReadonlySet<number> = new Set([0, 408, 425, 429, 502, 503, 504])

/** Whether trying again may help: no reply (status 0), time-outs, throttling and gateway errors. */
export const isTransientStatus = (httpStatus: number): boolean => transientStatuses.has(httpStatus)

/** The group's notifications after one more arrives, oldest first; the policy's maximum drops the oldest. */
export const withNotification = <A>(policy: NotificationPolicy, shown: ReadonlyArray<A>, arriving: A) => {
  const all = [...shown, arriving]
  return policy.maximum === undefined ? all : all.slice(-policy.maximum)
}
