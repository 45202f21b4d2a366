import styles from "./home-pictures.module.css"

const frame = { viewBox: "0 0 360 220", "aria-hidden": true, className: styles["picture"] } as const

/** Days of a campaign as bars that rise, the latest lit. */
export const OverviewPicture = () => (
  <svg {...frame}>
    <rect className={styles["card"]} x="24" y="18" width="312" height="184" rx="16" />
    <rect className={styles["soft"]} x="46" y="40" width="86" height="10" rx="5" />
    <rect className={styles["ink"]} x="46" y="58" width="54" height="16" rx="5" />
    <rect className={styles["soft"]} x="162" y="40" width="64" height="10" rx="5" />
    <rect className={styles["ink"]} x="162" y="58" width="40" height="16" rx="5" />
    <rect className={styles["success"]} x="268" y="44" width="46" height="24" rx="12" />
    {[30, 38, 34, 50, 46, 62, 72, 68, 84].map((height, at) => (
      <rect
        key={height}
        className={at === 8 ? styles["glow"] : styles["bar"]}
        x={46 + at * 30.5}
        y={182 - height}
        width="19"
        height={height}
        rx="5"
      />
    ))}
  </svg>
)

/** Two drafted ads that lead to one sign of lamps. */
export const DraftsPicture = () => (
  <svg {...frame}>
    <path className={styles["wire"]} d="M112 64c40 0 34 46 68 46M112 156c40 0 34-46 68-46M180 110h70" />
    <path className={styles["wireLit"]} d="M112 64c40 0 34 46 68 46h70" />
    {[64, 156].map((y, at) => (
      <g key={y} transform={`translate(36 ${y - 32})`}>
        <rect className={styles["card"]} width="92" height="64" rx="10" />
        <rect className={at === 0 ? styles["glow"] : styles["bar"]} x="10" y="10" width="30" height="44" rx="5" />
        <rect className={styles["ink"]} x="48" y="14" width="34" height="8" rx="4" />
        <rect className={styles["soft"]} x="48" y="28" width="28" height="7" rx="3.5" />
        <rect className={at === 0 ? styles["accent"] : styles["soft"]} x="48" y="43" width="24" height="11" rx="5.5" />
      </g>
    ))}
    <circle className={styles["wall"]} cx="268" cy="110" r="62" />
    {Array.from({ length: 9 }, (_, at) => {
      const angle = (Math.PI * (at + 1.5)) / 6 + Math.PI / 2
      return (
        <circle
          key={at}
          className={at < 6 ? styles["lamp"] : styles["lampOut"]}
          cx={268 + Math.cos(angle) * 46}
          cy={110 + Math.sin(angle) * 46}
          r="4.6"
        />
      )
    })}
    <circle className={styles["accent"]} cx="268" cy="110" r="27" />
    <path className={styles["hand"]} d="M268 110l13-15" />
  </svg>
)
