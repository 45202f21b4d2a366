import styles from "./home-pictures.module.css"

const frame = { viewBox: "0 0 360 220", "aria-hidden": true, className: styles["picture"] } as const

/** A shop with people on their way to it; in the motif of bulbs, its sign is lit. */
export const GrowPicture = () => (
  <svg {...frame}>
    <path className={styles["ground"]} d="M12 196h336" />
    <rect className={styles["wall"]} x="116" y="76" width="128" height="120" rx="6" />
    <path
      className={styles["accent"]}
      d="M104 76l14-30h124l14 30a19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0 19 19 0 0 1-38 0z"
    />
    <path
      className={styles["shade"]}
      d="M142 76l6-30h32v30a19 19 0 0 1-38 0zM218 76l-6-30h30l14 30a19 19 0 0 1-38 0z"
    />
    <rect className={styles["glow"]} x="130" y="112" width="58" height="50" rx="4" />
    <rect className={styles["ink"]} x="200" y="112" width="32" height="84" rx="4" />
    <circle className={styles["lamp"]} cx="225" cy="156" r="2.6" />
    {[148, 164, 180, 196, 212].map((x) => (
      <circle key={x} className={`${styles["lamp"]} ${styles["bulb"]}`} cx={x} cy="34" r="4.2" />
    ))}
    {[
      [40, 150, 1],
      [74, 162, 0.8],
      [286, 154, 0.95],
      [320, 164, 0.75],
    ].map(([x = 0, y = 0, size = 1]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <circle className={styles["ink"]} cx="0" cy="0" r="9" />
        <path className={styles["ink"]} d="M-13 46c0-22 4-34 13-34s13 12 13 34z" />
      </g>
    ))}
  </svg>
)

/** Parcels on their way out of a store, the nearest one lit. */
export const ParcelsPicture = () => (
  <svg {...frame}>
    <path className={styles["ground"]} d="M12 196h336" />
    {[
      [36, 132, 64, 0],
      [116, 100, 96, 1],
      [228, 140, 56, 0],
    ].map(([x = 0, y = 0, side = 0, isLit = 0]) => (
      <g key={x}>
        <rect
          className={isLit === 1 ? styles["accent"] : styles["wall"]}
          x={x}
          y={y}
          width={side}
          height={side}
          rx="5"
        />
        <rect
          className={isLit === 1 ? styles["glow"] : styles["bar"]}
          x={x + side * 0.4}
          y={y}
          width={side * 0.2}
          height={side * 0.55}
        />
      </g>
    ))}
    <path className={styles["wireLit"]} d="M296 168h36m-14-14 14 14-14 14" />
    <path className={styles["wire"]} d="M44 92c48-52 150-70 232-20" />
    <circle className={styles["accent"]} cx="276" cy="72" r="9" />
  </svg>
)

/** A picture on a wall, with people before it. */
export const GalleryPicture = () => (
  <svg {...frame}>
    <path className={styles["ground"]} d="M12 196h336" />
    <rect className={styles["wall"]} x="92" y="24" width="176" height="124" />
    <rect className={styles["card"]} x="104" y="36" width="152" height="100" />
    <path className={styles["accent"]} d="M104 136l48-62 34 40 20-22 50 44z" />
    <circle className={styles["glow"]} cx="218" cy="66" r="14" />
    {[
      [60, 154, 0.9],
      [300, 150, 1],
      [330, 164, 0.75],
    ].map(([x = 0, y = 0, size = 1]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <circle className={styles["ink"]} cx="0" cy="0" r="9" />
        <path className={styles["ink"]} d="M-13 46c0-22 4-34 13-34s13 12 13 34z" />
      </g>
    ))}
  </svg>
)

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

/** Two channels and a dial that turns money to the one that works. */
export const AutopilotPicture = () => (
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
