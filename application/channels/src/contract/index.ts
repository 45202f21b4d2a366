export * from "./facebook-login.ts"
export * from "./jobs.ts"
export * from "./linked-pages.ts"
export * from "./page-links.ts"
