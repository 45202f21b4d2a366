// A module of its own, so that the login loads the desk's pages and rights only for whoever may work there.
export { deskAddress } from "@domain/pages"
