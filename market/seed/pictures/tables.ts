import { type Look, box, darker, lighter, line, oval, shape } from './ink.ts'

export function diningTable({ main }: Look): string {
  return `${shape('M232 604H300L276 930H244Z', darker(main))}${shape('M968 604H900L924 930H956Z', darker(main))}
${shape('M166 604H238L214 930H180Z', main)}${shape('M1034 604H962L986 930H1020Z', main)}
${box([180, 590, 840, 62], darker(main, 0.24))}
${shape('M196 520H1004L1084 580H116Z', lighter(main, 0.14))}${box([116, 580, 968, 26], main, 6)}
${line('M250 540H760M300 560H940M840 532H960', darker(main, 0.1), 3)}${line('M604 520V606', darker(main, 0.3), 3)}`
}

export function trestleTable({ main }: Look): string {
  const trestle = (x: number) =>
    `${shape(`M${x - 84} 930L${x - 34} 606H${x + 34}L${x + 84} 930H${x + 36}L${x} 690L${x - 36} 930Z`, main)}
${box([x - 100, 896, 200, 34], darker(main), 6)}`
  return `${trestle(300)}${trestle(900)}${box([260, 762, 680, 44], darker(main, 0.26), 6)}
${box([216, 752, 40, 64], main, 6)}${box([944, 752, 40, 64], main, 6)}
${shape('M176 500H1024L1100 566H100Z', lighter(main, 0.12))}${box([100, 566, 1000, 46], main, 4)}
${line('M160 514H1040M134 538H1066', darker(main, 0.16), 3)}${oval([420, 528, 20, 5], darker(main, 0.26))}
${oval([830, 552, 26, 6], darker(main, 0.22))}${line('M240 590H640M720 584H1000', darker(main, 0.14), 3)}`
}

export function frameTable({ main, trim }: Look): string {
  return `${line('M260 620V912M940 620V912', darker(trim, 0.3), 20)}${box([232, 812, 736, 18], darker(trim, 0.3))}
${box([330, 786, 190, 26], '#c9bda8', 3)}${box([350, 762, 150, 24], '#8d8272', 3)}
${line('M184 660V930M1016 660V930', trim, 28)}${box([170, 850, 860, 28], trim)}
${shape('M250 570H950L1032 640H168Z', lighter(main, 0.1))}${box([168, 640, 864, 40], main, 3)}
${line('M470 570L410 680M730 570L790 680', darker(main, 0.3), 4)}
${line('M300 594H430M520 610H690M790 588H900', darker(main, 0.14), 3)}${box([168, 676, 864, 20], trim)}`
}

export function drumTable({ main, trim }: Look): string {
  const vein = main === '#45433F' ? '#e9e4da' : '#b4aca2'
  return `${shape('M250 650V850Q250 930 600 930T950 850V650Z', darker(main, 0.1))}
${shape('M250 650V850Q250 930 600 930V650Z', lighter(main, 0.04))}
${line('M330 700Q380 760 350 890M520 720Q620 790 560 920M760 716Q720 800 800 900M900 690Q850 760 900 850', vein, 5)}
${oval([600, 650, 350, 92], trim)}${oval([600, 642, 344, 88], lighter(main, 0.18))}
${line('M300 640Q440 600 520 660T760 620T900 650M420 700Q520 690 640 712M500 582Q560 610 700 588', vein, 4)}`
}

export function desk({ main, trim }: Look): string {
  return `${line('M250 560V900M950 560V900', darker(trim, 0.3), 18)}
${box([196, 586, 808, 74], darker(main), 4)}${box([230, 598, 340, 50], main, 4)}${box([630, 598, 340, 50], main, 4)}
${box([376, 616, 48, 10], trim, 5)}${box([776, 616, 48, 10], trim, 5)}
${line('M176 584V930M1024 584V930', trim, 26)}${line('M176 866H1024', darker(trim, 0.2), 14)}
${shape('M220 510H980L1050 564H150Z', lighter(main, 0.14))}${box([150, 564, 900, 26], main, 4)}
${shape('M300 514H900L906 524H294Z', darker(main, 0.3))}${line('M330 544H560M680 540H900', darker(main, 0.1), 3)}`
}
