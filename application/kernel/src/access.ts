/**
 * Who may call a use-case. Required on every contract, so that forgetting it does not compile.
 * - `anyone`: no sign-in; a session id or encoded link in the input is itself the secret.
 * - `signedIn`: any authenticated user.
 * - `member`: a user whose profiles include the input's `businessProfileId`.
 * - `system`: the worker and verified webhooks only.
 */
export type Access = "anyone" | "signedIn" | "member" | "system"
