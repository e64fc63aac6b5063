export function MapDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <rect className="map-land" width="640" height="400" />
      <path className="map-park" d="M0 0h150l26 58-60 66L0 108ZM452 262l96-22 92 34v126H424Z" />
      <path
        className="map-water"
        d="M-10 292C70 262 130 318 214 300S352 232 430 250s140 66 220 30v40c-80 36-150-14-222-32s-130 34-212 52S70 306-10 336ZM470 34c44-22 104-8 108 30s-42 62-84 48-64-60-24-78Z"
      />
      <path
        className="map-street"
        d="M-10 200 650 150M-10 70 650 20M-10 372l660-42M86-10l44 420M206-10l30 420M520-10l-34 420M610-10l-14 420M236 130l380 150M130 30l240 300"
      />
      <path
        className="map-road"
        d="M-10 134C160 130 240 186 340 178S560 92 650 96M322-10c-6 120 34 180 24 420"
      />
      <g className="map-blocks">
        <path d="M150 214l44-4 4 40-44 6ZM256 40l52-4 2 44-50 4ZM382 30l60-6 6 52-62 4ZM252 214l56-6 4 30-56 14ZM372 200l70-18 6 36-72 12ZM540 160l44-6 2 56-50-18ZM30 222l54-6 6 44-56 2ZM384 286l22 4-4 60-20-2Z" />
      </g>
      <g transform="translate(338 222)">
        <ellipse className="map-shadow" cx="0" cy="2" rx="18" ry="6" />
        <path className="map-pin" d="M0 0S-24-26-24-44a24 24 0 0 1 48 0C24-26 0 0 0 0Z" />
        <circle className="map-hole" cx="0" cy="-44" r="9" />
      </g>
    </svg>
  );
}
