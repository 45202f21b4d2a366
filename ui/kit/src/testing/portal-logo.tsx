import { seededLooks } from "@domain/portals"
import { useLayoutEffect, useRef, useState } from "react"
import { Logo } from "../logo/index.ts"

/** The logo of the portal that the toolbar chose. */
export const PortalLogo = () => {
  const holder = useRef<HTMLSpanElement>(null)
  const [key, setKey] = useState<string>()
  useLayoutEffect(() => setKey(holder.current?.closest<HTMLElement>("[data-portal]")?.dataset["portal"]), [])
  const look = seededLooks.find((candidate) => candidate.key === key) ?? seededLooks[0]
  return <span ref={holder}>{look === undefined ? null : <Logo name={look.theme.name} svg={look.logoSvg} />}</span>
}
