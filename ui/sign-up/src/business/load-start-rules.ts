/** The rules of the first page, apart from it: its first load needs none of them. */
export const loadStartRules = () => import("./start-rules.ts")
