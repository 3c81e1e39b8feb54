import { type Look, box, darker, lighter, line, oval, shape } from './ink.ts'

export function rug({ main, other }: Look): string {
  const diamonds = [0, 1, 2]
    .map((at) => {
      const y = 330 + at * 240
      return `${shape(`M600 ${y - 110}L780 ${y}L600 ${y + 110}L420 ${y}Z`, other)}${shape(`M600 ${y - 66}L708 ${y}L600 ${y + 66}L492 ${y}Z`, main)}
${shape(`M600 ${y - 24}L640 ${y}L600 ${y + 24}L560 ${y}Z`, other)}`
    })
    .join('')
  const zigzag = (x: number) =>
    line(
      `M${x} 180${Array.from({ length: 14 }, (_, at) => `l${at % 2 === 0 ? 36 : -36} 60`).join('')}`,
      other,
      9,
    )
  const fringe = Array.from(
    { length: 23 },
    (_, at) => `M${296 + at * 28} 150v-34M${296 + at * 28} 1050v34`,
  ).join('')
  return `${line(fringe, lighter(other, 0.2), 5)}${box([280, 146, 640, 908], darker(main), 6)}${box([296, 162, 608, 876], main, 4)}
${zigzag(320)}${zigzag(844)}${diamonds}${line('M296 200H904M296 1000H904', other, 8)}`
}

export function mirror({ main }: Look): string {
  const rays = Array.from({ length: 32 }, (_, at) => {
    const angle = (at / 32) * 2 * Math.PI
    const reach = at % 2 === 0 ? 400 : 320
    const point = (radius: number, turn: number) =>
      `${Math.round(600 + radius * Math.sin(angle + turn))} ${Math.round(560 - radius * Math.cos(angle + turn))}`
    return `M${point(190, -0.08)}L${point(reach, 0)}L${point(190, 0.08)}Z`
  })
  return `${shape(rays.join(''), main)}<circle cx="600" cy="560" r="206" fill="${darker(main)}"/>
<circle cx="600" cy="560" r="192" fill="${lighter(main, 0.3)}"/><circle cx="600" cy="560" r="168" fill="#b9c6c3"/>
${shape('M470 640Q600 560 730 640Q690 728 600 728T470 640Z', '#9daaa4')}
${line('M486 520Q510 440 590 416', '#edf3f1', 14)}${oval([664, 470, 22, 30], '#dbe5e2')}`
}

export function paint({ main }: Look): string {
  const tin = '#cfcac1'
  return `${shape('M150 300Q400 236 680 290T1060 270V520Q820 560 600 520T150 560Z', main)}
${line('M170 340Q420 290 660 340T1040 320M180 430Q460 390 700 430T1040 410M190 510Q420 480 640 490', lighter(main, 0.16), 9)}
${shape('M420 620V880Q420 930 600 930T780 880V620Z', tin)}${shape('M420 620V880Q420 916 480 924V620Z', lighter(tin, 0.4))}
${shape('M420 690V850Q600 900 780 850V690Q600 740 420 690Z', '#f6f1e7')}
${shape('M470 752Q600 786 730 752V826Q600 858 470 826Z', main)}
${oval([600, 620, 180, 46], darker(tin))}${oval([600, 622, 160, 36], main)}${oval([640, 616, 70, 12], lighter(main, 0.2))}
${line('M424 640Q380 780 600 800T776 640', '#8f8b84', 6)}
${shape('M800 860L960 760L990 800L840 910Z', '#b98a5a')}${shape('M790 850L850 930L770 960Q730 950 720 900Z', main)}`
}

export function wallpaper({ main, other }: Look): string {
  const leaf = (x: number, y: number, side: number) =>
    shape(`M${x} ${y}q${side * 46}-64 ${side * 96}-58q-${side > 0 ? 16 : -16} 56 ${side * -96} 58z`, other)
  const stems = [400, 600, 800].map((x, column) => {
    const leaves = [0, 1, 2, 3, 4, 5].map((row) =>
      leaf(x, 330 + row * 104 + column * 30, row % 2 === 0 ? 1 : -1),
    )
    return `${line(`M${x} 180Q${x + 26} 480 ${x} 900`, other, 6)}${leaves.join('')}`
  })
  return `${box([290, 180, 620, 720], main)}${stems.join('')}
${box([290, 866, 620, 74], darker(main, 0.1), 34)}${box([290, 876, 620, 26], lighter(main, 0.14), 13)}
${oval([912, 903, 20, 36], lighter(main, 0.34))}${oval([912, 903, 9, 17], darker(main, 0.3))}
${shape('M290 180H910V200H290Z', lighter(main, 0.1))}`
}
