import { shownPicture } from "@domain/creatives"
import { ImageOff } from "lucide-react"
import { useState } from "react"
import styles from "./products.module.css"

/** A product's small picture beside its name; a sign in its place where there is none or it cannot be shown. */
export const ProductPicture = ({ address }: { readonly address: string | undefined }) => {
  const [failed, setFailed] = useState<string>()
  return address === undefined || failed === address ? (
    <span className={styles["noPicture"]} aria-hidden>
      <ImageOff size={18} />
    </span>
  ) : (
    <img
      className={styles["picture"]}
      src={shownPicture(address)}
      alt=""
      loading="lazy"
      width={48}
      height={48}
      onError={() => setFailed(address)}
    />
  )
}
