import { Context } from "effect"
import type { CreativeHosts } from "@domain/creatives"

/** The two hosts at which creatives' pictures are served. Spec: 7.9, images. */
export class CreativeAddresses extends Context.Service<CreativeAddresses, { readonly hosts: CreativeHosts }>()(
  "creatives/CreativeAddresses",
) {}
