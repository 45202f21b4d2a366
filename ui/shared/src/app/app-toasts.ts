import { createToasts } from "@ui/kit/toast"

/** Short messages of the signed-in application; its frame draws them. */
export const appToasts = createToasts()

/** Says that something succeeded. */
export const toastSuccess = (title: string): void => appToasts.show({ tone: "success", title, group: "transient" })

/** Says that something failed; stays until closed. */
export const toastFailure = (title: string): void => appToasts.show({ tone: "error", title, group: "transient" })
