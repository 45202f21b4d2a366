import type { Catalog, Feed } from "@application/businesses/contract"

/** What was asked to be done with feeds. */
export type AskedAct =
  | { readonly kind: "ways" }
  | { readonly kind: "add" }
  | { readonly kind: "file" }
  | { readonly kind: "change"; readonly feed: Feed }
  | { readonly kind: "remove"; readonly feed: Feed }
  | { readonly kind: "renameCatalog"; readonly catalog: Catalog }
  | { readonly kind: "removeCatalog"; readonly catalog: Catalog }
