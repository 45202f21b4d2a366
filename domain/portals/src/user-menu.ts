/** Items of the user menu, in order. Spec: user menu. */
export const userMenuItems = ["preferences", "logOut"] as const
/** An entry of the user menu. */
export type UserMenuItem = (typeof userMenuItems)[number]

/** What asks yes or no before it happens, with the question's message key. Spec: user menu, "Logout asks yes/no confirmation". */
export const userMenuQuestions: Readonly<Partial<Record<UserMenuItem, string>>> = { logOut: "common.confirm.logOut" }
