/** What the flow of the session calls. */
export { Logout, RefreshSession, UnsubscribeUser } from "@application/identity/contract"
